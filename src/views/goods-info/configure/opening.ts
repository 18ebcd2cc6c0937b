import type { Configurator } from '@/contract/configurator'
import type { Configuration } from '@/domain/order-codes/configuration'

/** A sentence about the code of the address, and where else it may lead. */
export type OpeningNote = { sentence: string; links: readonly { label: string; href: string }[] }

/** With what the configuration of a product begins. */
export type Opening = {
  configurator: Configurator
  configuration: Configuration
  note: OpeningNote | null
  /** The query of the address: another one begins afresh. */
  asked: string
}
