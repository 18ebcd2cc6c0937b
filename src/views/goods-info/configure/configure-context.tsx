'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { Configurator } from '@/contract/configurator'
import { type Configuration, type Configured, configured, withAccessory, withChoice } from '@/domain/order-codes/configuration'
import { wholeConfiguration } from '@/domain/order-codes/configuration-address'
import { impliedValues } from '@/domain/order-codes/implied-values'
import { asksLike, configurationHref, configurationQuery, writeConfiguration } from './configuration-query'

type ContextValue = Configurator &
  Configured & {
    /** The product, as it is collected where one of its codes is. */
    product: ConfiguredProduct
    configuration: Configuration
    /** The values of attributes that follow from the choice. */
    implied: Readonly<Record<string, string>>
    /** The key of the option that the visitor is about. */
    inHand: string
    takeInHand: (key: string) => void
    choose: (key: string, fragment: string) => void
    tick: (code: string, isWanted: boolean) => void
    /** Where the page shows another choice. */
    hrefOf: (configuration: Configuration) => string
    /** Is the choice still that with which the page came? */
    isAsAsked: boolean
  }

/** A product by its public number, with a small picture of it. */
export type ConfiguredProduct = { id: string; picture: string }

const ConfigureContext = createContext<ContextValue | null>(null)

/** Milliseconds without a choice until the address has it: browsers refuse more than a few changes a second. */
const PAUSE = 200

type Props = {
  product: ConfiguredProduct
  configurator: Configurator
  /** What the address of the page comes to. */
  asked: Configuration
  children: ReactNode
}

/** Keeps what is chosen, and writes it into the address; whoever goes back to the page finds it there (spec: products/configure-address). */
export function ConfigureProvider({ product, configurator, asked, children }: Props) {
  const { rule } = configurator
  const [configuration, setConfiguration] = useState(asked)
  const [inHand, takeInHand] = useState('')
  const query = useSearchParams()
  const written = useRef(configurationQuery(rule, asked))

  useEffect(() => {
    const whole = wholeConfiguration(rule, query)
    if (!whole || asksLike(rule, whole, written.current)) return
    written.current = configurationQuery(rule, whole)
    setConfiguration(whole)
  }, [query, rule])

  useEffect(() => {
    const next = configurationQuery(rule, configuration)
    if (next === written.current) return
    const timer = setTimeout(() => {
      written.current = next
      writeConfiguration(rule, configuration)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [rule, configuration])

  const value: ContextValue = {
    ...configurator,
    ...configured(rule, configuration),
    product,
    configuration,
    implied: impliedValues(rule, configuration.choices),
    inHand,
    takeInHand,
    choose: (key, fragment) => setConfiguration((now) => withChoice(now, key, fragment)),
    tick: (code, isWanted) => setConfiguration((now) => withAccessory(rule, now, code, isWanted)),
    hrefOf: (other) => configurationHref(product.id, rule, other),
    isAsAsked: configuration === asked,
  }
  return <ConfigureContext value={value}>{children}</ConfigureContext>
}

/** What is chosen, and the ways to change it. */
export function useConfigure(): ContextValue {
  const value = use(ConfigureContext)
  if (!value) throw new Error('useConfigure is for children of ConfigureProvider')
  return value
}
