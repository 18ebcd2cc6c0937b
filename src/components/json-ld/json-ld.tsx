import type { Graph, Thing, WithContext } from 'schema-dts'
import { toScriptJson } from '@/lib/json-ld'
import { type Absolute, absoluteAddresses } from '@/lib/site-origin'
import { deepWithoutMarks } from '@/lib/source-marks'

/** What search engines read about a page beside its text, in the terms of schema.org. */
export type Facts = WithContext<Thing> | Graph

/**
 * Structured data for search engines.
 *
 * @param facts makes them with a function that makes addresses of this site absolute, as search engines want them
 */
export async function JsonLd({ facts }: { facts: (absolute: Absolute) => Facts }) {
  const json = toScriptJson(deepWithoutMarks(facts(await absoluteAddresses())))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
