import 'server-only'
import { type AboutPage, aboutPage } from '../contract/about-page'
import type { AboutPage as AboutPageRow } from '../payload-types'
import { toFigures } from './figures'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { toMilestones } from './milestones'
import { loadPictures, type PictureFinder } from './pictures'
import { toSeo } from './seo'

/** What only the about page shows. A part that no editor has filled in yet is empty. */
export const getAboutPage = memoisedByVersion(async (viewer): Promise<AboutPage> => {
  const row: Partial<AboutPageRow> = await findGlobal(viewer, 'about-page')
  const { map, innovation, manufacturing, quality, certifications } = row
  const badges = certifications?.badges ?? []
  const sections = [innovation, manufacturing, quality, ...badges]
  const pictures = await loadPictures([row.banner, ...sections.map((section) => section?.image), row.seo?.image])
  return aboutPage.parse({
    slogan: row.slogan ?? '',
    banner: pictures(row.banner),
    map: { title: map?.title ?? '', line: map?.line ?? '', markers: toMarkers(map), tiles: toFigures(map?.tiles) },
    innovation: { ...toSection(innovation, pictures), figures: toFigures(innovation?.figures) },
    manufacturing: { ...toSection(manufacturing, pictures), figures: toFigures(manufacturing?.figures) },
    quality: {
      ...toSection(quality, pictures),
      milestones: toMilestones(quality?.milestones),
      awards: toMilestones(quality?.awards),
    },
    certifications: {
      title: certifications?.title ?? '',
      badges: badges.map(({ name, image }) => ({ name, image: pictures(image) })),
    },
    seo: toSeo(row.seo, pictures),
  })
})

const toMarkers = (map: AboutPageRow['map'] | undefined) =>
  (map?.markers ?? []).map(({ name, longitude, latitude, description }) => ({ name, longitude, latitude, description }))

type SectionRow = Pick<AboutPageRow['innovation'], 'title' | 'content' | 'image'>

const toSection = (row: SectionRow | undefined, pictures: PictureFinder) => ({
  title: row?.title ?? '',
  content: row?.content ?? '',
  image: pictures(row?.image),
})
