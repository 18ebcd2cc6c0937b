import { mediaFilename } from './media'
import { needed, present, type Source } from './source'

/** Single pages, banners, and the globals: settings and content of single places. */
export async function seedPages(source: Source): Promise<void> {
  await seedSinglePages(source)
  await seedBanners(source)
  await fillSiteInformation(source)
  await fillHomePage(source)
  await fillCompanyPages(source)
  await fillServicePages(source)
}

/** Ids of pictures that a page can't do without. */
function pictures({ writer }: Source) {
  return (file: string) => needed(writer.id('media', mediaFilename(file)), `图片 ${file}`)
}

async function seedSinglePages({ fixtures, writer, toRichText }: Source): Promise<void> {
  const documentIds = new Map(fixtures.documents.map(({ file, id }) => [file, writer.id('documents', id)]))
  const attachmentOf = (name: string | undefined) => {
    if (!name) return undefined
    const document = documentIds.get(name)
    if (document !== undefined) return { relationTo: 'documents' as const, value: document }
    const medium = writer.id('media', mediaFilename(name))
    return medium === undefined ? undefined : { relationTo: 'media' as const, value: medium }
  }
  for (const page of fixtures.singlePages) {
    await writer.create({
      collection: 'single-pages',
      key: page.id,
      data: () => ({
        articleId: page.id,
        title: page.title,
        content: toRichText(page.content),
        attachment: attachmentOf(page.attachment),
        _status: 'published',
      }),
    })
  }
}

async function seedBanners(source: Source): Promise<void> {
  const picture = pictures(source)
  for (const { image, headline, sort, ...banner } of source.fixtures.banners) {
    const text = headline.join('\n')
    await source.writer.create({
      collection: 'banners',
      key: text,
      data: () => ({ ...banner, headline: text, image: picture(image), sortOrder: sort, _status: 'published' }),
    })
  }
}

async function fillSiteInformation(source: Source): Promise<void> {
  const { fixtures, writer, toRichText } = source
  const picture = pictures(source)
  const { bottomLinkInfo, footerDocuments, ...information } = fixtures.siteInformation
  await writer.fill('site-information', () => ({
    ...information,
    publicAccountQrcode: picture(information.publicAccountQrcode),
    technicalServiceQrcode: picture(information.technicalServiceQrcode),
    videoAccountQrcode: picture(information.videoAccountQrcode),
    douyinQrcode: picture(information.douyinQrcode),
    miniProgramQrcode: picture(information.miniProgramQrcode),
    bottomLinkInfo: toRichText(bottomLinkInfo),
    footerDocuments: footerDocuments.map(({ label, singlePage }) => ({
      label,
      page: needed(writer.id('single-pages', singlePage), `单页 ${singlePage}`),
    })),
  }))
}

async function fillHomePage(source: Source): Promise<void> {
  const { fixtures, writer } = source
  const { featured, help, ...texts } = fixtures.homePage
  await writer.fill('home-page', () => ({
    ...texts,
    featured: present(
      featured.map(({ product, ...tile }) => {
        const id = writer.id('products', product)
        return id === undefined ? undefined : { ...tile, product: id }
      }),
    ),
    help: { ...help, image: pictures(source)(help.image) },
  }))
  await writer.fill('page-headers', () => ({
    pages: fixtures.pageHeaders.map(({ image, steps = [], ...page }) => ({
      ...page,
      image: pictures(source)(image),
      steps: steps.map((text) => ({ text })),
    })),
  }))
}

async function fillCompanyPages(source: Source): Promise<void> {
  const { fixtures, writer, toRichText } = source
  const picture = pictures(source)
  const { groupPage, aboutPage, recruitingPage } = fixtures
  await writer.fill('group-page', () => ({
    statistics: groupPage.statistics,
    honours: groupPage.honours.map(({ image, ...honour }) => ({ ...honour, image: image ? picture(image) : undefined })),
    chairman: {
      ...groupPage.chairman,
      portrait: picture(groupPage.chairman.portrait),
      profile: toRichText(groupPage.chairman.profile),
    },
  }))
  await writer.fill('about-page', () => ({
    ...aboutPage,
    banner: picture(aboutPage.banner),
    innovation: { ...aboutPage.innovation, image: picture(aboutPage.innovation.image) },
    manufacturing: { ...aboutPage.manufacturing, image: picture(aboutPage.manufacturing.image) },
    quality: { ...aboutPage.quality, image: picture(aboutPage.quality.image) },
    certifications: {
      title: aboutPage.certifications.title,
      badges: aboutPage.certifications.badges.map(({ name, image }) => ({ name, image: picture(image) })),
    },
  }))
  await writer.fill('recruiting-page', () => ({ ...recruitingPage, banner: picture(recruitingPage.banner) }))
}

async function fillServicePages({ fixtures, writer }: Source): Promise<void> {
  await writer.fill('service-page', () => fixtures.servicePage)
  await writer.fill('survey-page', () => fixtures.surveyPage)
  await writer.fill('selector-page', () => fixtures.selectorPage)
}
