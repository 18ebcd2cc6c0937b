import type { Page } from '@playwright/test'
import { untilAlive } from './alive'
import { expect, test } from './test'

const served = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text()).replaceAll(/<script[\s\S]*?<\/script>|<wbr\/?>/g, '')

/** Opens a page and waits until its scripts are there: what is clicked before does nothing yet. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

test.describe('the about page', () => {
  test('has its slogan, introduction, figures and twelve certifications', async ({ page }) => {
    await page.goto('/AboutView')
    await expect(page).toHaveTitle('关于恒沃-恒沃电气')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('智慧电力，永不止步')
    await expect(page.getByRole('heading', { name: '四十年，只做一件事：把电安全地分配下去' })).toBeVisible()
    for (const name of ['创新与专利', '智能制造', '质量管理']) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByRole('region', { name: '全球认证' }).getByRole('listitem')).toHaveCount(12)
    await expect(page.getByRole('region', { name: '质量管理' })).toContainText('ISO 50001')
    const html = await served(page, '/AboutView')
    for (const figure of ['40+', '240+', '58.3', '60+', '27+', '90+']) expect(html).toContain(`>${figure}<`)
  })

  test('tells of a region when its marker is focused, pointed at or tapped; Escape closes the card', async ({ page, isMobile }) => {
    await open(page, '/AboutView')
    const map = page.getByRole('region', { name: '全球业务' })
    const markers = map.getByRole('button')
    const card = (text: string) => map.getByText(text)
    await expect(markers).toHaveCount(6)
    await expect(card('总部、研发与制造所在地')).toBeVisible()
    await map.getByRole('button', { name: '欧洲区' }).focus()
    await expect(card('布拉格研发中心所在地')).toBeVisible()
    await expect(card('总部、研发与制造所在地')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(map.getByRole('button', { name: '亚太区' })).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(map.locator('[aria-expanded="true"]')).toHaveCount(0)
    const southAmerica = map.getByRole('button', { name: '南美区' })
    await (isMobile ? southAmerica.tap() : southAmerica.hover())
    await expect(card('面向矿业、食品加工')).toBeVisible()
  })
})

test.describe('the group page', () => {
  test('collapses the introduction to five lines and expands it', async ({ page }) => {
    await open(page, '/GroupIntroductView')
    await expect(page).toHaveTitle('集团介绍-恒沃电气')
    const region = page.getByRole('region', { name: '集团概况' })
    const button = region.getByRole('button')
    const text = region
      .locator('[id]')
      .filter({ has: page.locator('p') })
      .last()
    const lines = () =>
      text.evaluate((element) => Math.floor(element.clientHeight / Number.parseFloat(getComputedStyle(element).fontSize) / 1.75))
    await expect(button).toHaveText('展开')
    expect(await lines()).toBeLessThanOrEqual(6)
    await button.click()
    await expect(button).toHaveText('收起')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await lines()).toBeGreaterThan(6)
    await button.click()
    expect(await lines()).toBeLessThanOrEqual(6)

    // It was hidden when the page came.
    await open(page, '/GroupIntroductView?tab=chairman')
    await page.getByRole('tab', { name: '集团介绍' }).click()
    await expect(button).toHaveText('展开')
  })

  test('serves the final figures, and counts up to them when they are scrolled into view', async ({ page }) => {
    const html = await served(page, '/GroupIntroductView')
    for (const figure of ['1,970', '1,780', '15', '140+', '50,000+', '500,000+']) expect(html).toContain(`>${figure}<`)
    await open(page, '/GroupIntroductView')
    const figures = page.getByRole('region', { name: '集团数据' })
    const counting = figures.locator('[aria-hidden="true"]').first()
    await expect(counting).toBeEmpty()
    await figures.scrollIntoViewIfNeeded()
    await expect(counting).not.toBeEmpty()
    await expect(counting).toBeEmpty()
    await expect(figures.getByText('500,000+')).toBeVisible()
  })

  test('plays the film over the page and gives the focus back', async ({ page }) => {
    await open(page, '/GroupIntroductView')
    const play = page.getByRole('button', { name: '播放集团影片' })
    await play.click()
    const dialog = page.getByRole('dialog', { name: '集团影片' })
    await expect(dialog.locator('video')).toHaveAttribute('src', /\.mp4$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(play).toBeFocused()
  })

  test('has the chairman behind the second tab, which has an address; both panels are served', async ({ page }) => {
    const html = await served(page, '/GroupIntroductView')
    for (const text of ['陆启衡', '市级劳动模范', '装备工业质量标杆企业']) expect(html).toContain(text)
    await open(page, '/GroupIntroductView')
    const honours = page.getByRole('region', { name: '集团荣誉' }).getByRole('listitem')
    await expect(honours.first()).toHaveText(/^2026.+电气装备行业协会$/)
    await expect(honours.last()).toHaveText(/^2009/)
    await page.getByRole('tab', { name: '董事长介绍' }).click()
    await expect(page).toHaveURL('/GroupIntroductView?tab=chairman')
    await expect(page.getByRole('heading', { name: '陆启衡' })).toBeVisible()
    await expect(page.getByRole('region', { name: '集团荣誉' })).toBeHidden()
    await expect(page).toHaveTitle('董事长介绍-恒沃电气')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL('/GroupIntroductView')
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('counts nothing', async ({ page }) => {
      await open(page, '/GroupIntroductView')
      const figures = page.getByRole('region', { name: '集团数据' })
      await figures.scrollIntoViewIfNeeded()
      await page.waitForTimeout(400)
      for (const counting of await figures.locator('[aria-hidden="true"]').all()) await expect(counting).toBeEmpty()
    })
  })
})

test.describe('the recruiting page', () => {
  test('has five values, the way to open positions, and staff messages', async ({ page, isMobile }) => {
    await page.goto('/Recruiting')
    await expect(page).toHaveTitle('招贤纳士-恒沃电气')
    await expect(page.getByRole('main')).toContainText('1,500 余人')
    await expect(page.getByRole('region', { name: '文化价值观' }).getByRole('heading', { level: 3 })).toHaveText([
      '激情',
      '活力',
      '执行',
      '责任',
      '协作',
    ])
    const jobs = page.getByRole('link', { name: '热招职位' })
    await expect(jobs).toHaveAttribute('href', /^https:\/\//)
    await expect(jobs).toHaveAttribute('target', '_blank')
    const messages = page.getByRole('group', { name: '员工心声' })
    await messages.scrollIntoViewIfNeeded()
    await messages.hover()
    // What is not shown is out of reach.
    await expect(messages.locator('[role=group]:not([inert])')).toHaveCount(isMobile ? 2 : 4)
  })

  test('has eight trainings a page, each leading to its account article or its page', async ({ page }) => {
    await open(page, '/Recruiting')
    const trainings = page.getByRole('region', { name: '员工培训' })
    const links = trainings.getByRole('article').getByRole('link')
    await expect(links).toHaveCount(8)
    await expect(links.first()).toHaveAttribute('href', '/RecruitingInfo?id=622')
    await expect(trainings.getByRole('link', { name: /2026 届新员工训练营/ })).toHaveAttribute('href', /^https:\/\/mp\./)
    await trainings.getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL('/Recruiting?pageNum=2')
    await expect(trainings).toContainText('第 2 / 3 页')
    await expect(trainings.getByRole('status')).toBeFocused()
    await expect(trainings.getByRole('status')).toBeInViewport()
  })

  test('a training has its trail, time, text, account article and font controls', async ({ page }) => {
    await page.goto('/RecruitingInfo?id=620')
    await expect(page).toHaveTitle(/^2026 届新员工训练营.*-恒沃电气$/)
    const trail = page.getByRole('navigation', { name: '面包屑' })
    await expect(trail.getByRole('link', { name: '员工培训' })).toHaveAttribute('href', '/Recruiting')
    await expect(trail.locator('[aria-current="page"]')).toContainText('2026 届新员工训练营')
    await expect(page.getByRole('article').locator('time')).toHaveText('2026-09-10 16:30')
    await expect(page.getByRole('region', { name: '继续阅读' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('link', { name: /阅读公众号文章/ })).toHaveAttribute('href', /^https:\/\/mp\./)
    const text = page.getByText('按照惯例，每个人都要亲手装配')
    await expect(text).toHaveCSS('font-size', '20px')
    await page.getByRole('button', { name: '放大字号' }).click()
    await expect(text).toHaveCSS('font-size', '21px')
  })

  test('an unknown training is not found', { tag: '@once' }, async ({ page }) => {
    for (const query of ['', '?id=', '?id=x', '?id=999999']) {
      expect((await page.request.get(`/RecruitingInfo${query}`)).status(), query).toBe(404)
    }
  })
})

test('the survey page leads to the survey in two languages', { tag: '@once' }, async ({ page }) => {
  await page.goto('/wjFile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ESG 2024 实质性议题调查问卷')
  await expect(page.getByRole('link', { name: '中文', exact: true })).toHaveAttribute('href', 'https://survey.example.com/esg-2024-zh')
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', 'https://survey.example.com/esg-2024-en')
})
