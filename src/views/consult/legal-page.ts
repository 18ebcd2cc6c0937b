import type { SinglePage } from '@/contract/articles'

/** A legal text that opens over the form, set on the server. */
export type LegalPage = Pick<SinglePage, 'id' | 'title' | 'content'>
