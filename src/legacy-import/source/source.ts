import type { FileState } from './file-edition'
import type { SourceProblem } from './problem'
import type {
  LegacyAttachment,
  LegacyBanner,
  LegacyCategory,
  LegacyDocumentCategory,
  LegacyNews,
  LegacyProduct,
  LegacySinglePage,
  LegacySiteInformation,
  LegacySolution,
  LegacySolutionCategory,
  LegacyStaffMessage,
  LegacyStory,
  LegacyStoryCategory,
  LegacyTraining,
} from './shapes'

/** How a legacy site is asked. */
export type SourceOptions = {
  /** Its address, `https://www.example.com`; what stands behind the host is the path before `/prod-api`. */
  from: string
  /** Further hosts that files may come from, `files.example.com` or `files.example.com:8443`. */
  fileHosts?: readonly string[]
  /** Requests a second at most; 20 when not said. */
  rate?: number
  /** Requests at once; 4 when not said. */
  atOnce?: number
  /** Where files are put; what has been fetched half is there, too, so that another run goes on. */
  folder: string
  /** Whether private addresses are meant: a test, or a site in the same building. */
  isPrivateAllowed?: boolean
  /** Is told of each thing that is wrong, as it is met. */
  onProblem: (problem: SourceProblem) => void
  signal?: AbortSignal
}

/** A file of the source that was fetched whole. */
export type LegacyFile = {
  /** Where it lies on this machine. */
  path: string
  size: number
  sha256: string
  /** What the answer says it is, without parameters (`image/jpeg`), or an empty text; legacy servers lie. */
  contentType: string
  /** The name that the answer gives, or the last part of the address, decoded; an empty text when there is none. */
  name: string
  /** The address it came from at last. */
  address: string
  /** By what its source tells it from what comes to lie there later. */
  edition: string
  /** Says that one is done with it, once or again: it is removed when all are who asked for it. */
  release: () => Promise<void>
}

/**
 * A legacy site, read by its contract and by nothing else. Lists come in the order of the site, which is that of its editors; each
 * number comes once. What can't be read is told as a problem and left out, or `null` where it is a part; nothing throws but
 * `SourceGone`, when the site as a whole is away, and an abort.
 */
export type LegacySource = {
  /** The address of the site, without a slash at the end. */
  readonly address: string
  siteInformation: () => Promise<LegacySiteInformation | null>
  banners: () => Promise<LegacyBanner[] | null>
  productBanners: () => Promise<LegacyBanner[] | null>
  /** @returns null for a page that is not there, or can't be read (a problem of kind `missing`, or another) */
  singlePage: (id: number) => Promise<LegacySinglePage | null>
  productCategories: () => Promise<LegacyCategory[] | null>
  products: () => AsyncIterable<LegacyProduct>
  documentCategories: () => Promise<LegacyDocumentCategory[] | null>
  /** The download centre's; `categoryId` is found out where the rows don't say it. */
  documents: () => AsyncIterable<LegacyAttachment>
  storyCategories: () => Promise<LegacyStoryCategory[] | null>
  stories: () => AsyncIterable<LegacyStory>
  solutionCategories: () => AsyncIterable<LegacySolutionCategory>
  solutions: () => AsyncIterable<LegacySolution>
  /** With and without pictures, those of the list first. */
  news: () => AsyncIterable<LegacyNews>
  trainings: () => AsyncIterable<LegacyTraining>
  staffMessages: () => Promise<LegacyStaffMessage[] | null>
  /**
   * An address that is written in the source (root-relative, relative, with or without a scheme) as a whole one.
   *
   * @returns null for what is none of http or https
   */
  resolve: (written: string) => URL | null
  /** Whether an address is on a host that was named: the site's own, or one of files. */
  isOfSource: (address: URL) => boolean
  /** Fetches a file. @returns null for what can't be had, which is told as a problem */
  file: (written: string) => Promise<LegacyFile | null>
  /** Whether a file is still the one that had this edition. @returns null for what can't be had any more, which is told as a problem */
  fileState: (written: string, edition: string) => Promise<FileState | null>
  /** Ends what is open. */
  close: () => Promise<void>
}
