/** Another process of the site: fills what is kept beside its content, as a start does, and prints what is found as one line of JSON. */
import process from 'node:process'
import { getCms } from '@/cms'
import { fillListings } from '@/database/mongodb-listings'
import { fillAttributeValues } from '@/finding/fill-attribute-values'
import { fillOrderCodes } from '@/finding/fill-order-codes'
import { fillSearch } from '@/finding/fill-search'
import { askForFinding } from './finding-to-copy'

const cms = await getCms()
await fillListings(cms)
await fillSearch(cms, () => undefined)
await fillAttributeValues(cms)
await fillOrderCodes(cms)
console.log(JSON.stringify(await askForFinding()))
process.exit(0)
