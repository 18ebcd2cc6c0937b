import AxeBuilder from '@axe-core/playwright'
import { signInPages } from './admin-staff'
import { editingStories, office, stored } from './editing-office'
import { bar, box, card, makePicture, own } from './media-library'
import { expect, test } from './test'

editingStories(/status of (400|409)/)

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

test('pictures are moved to a folder many at once, by a press and by dragging, and put back', async ({ page }) => {
  const mark = `文件夹${Date.now()}`
  const [first, second, third] = [
    await makePicture(`${mark}-a`, { alt: `${mark} 一` }),
    await makePicture(`${mark}-b`, { alt: `${mark} 二`, folder: `${mark}旧` }),
    await makePicture(`${mark}-c`, { alt: `${mark} 三` }),
  ]
  const folders = async () => Promise.all([first, second, third].map(async (path) => (await stored(path)).folder))
  const shelf = page.getByRole('region', { name: '移到文件夹' })
  // A box that is ticked before the list is alive is free again.
  const tick = (words: string) => expect(() => card(page, words).getByRole('checkbox').check()).toPass()
  await own(page, mark)
  await expect(shelf).toHaveCount(0)

  await test.step('two that are ticked, to a folder that is new', async () => {
    await tick('一')
    await tick('二')
    await expect(shelf.getByText('已选择 2 个，移到：')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[aria-label="移到文件夹"]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await shelf.getByRole('textbox', { name: '新文件夹' }).fill(`${mark}新`)
    await shelf.getByRole('button', { name: '移到新文件夹' }).click()
    await expect(page.getByText(`2 个已移到“${mark}新”。`)).toBeVisible()
    await expect(shelf).toHaveCount(0)
    await expect(card(page, '一')).toContainText(`${mark}新`)
    expect(await folders()).toEqual([`${mark}新`, `${mark}新`, null])
    await expect(
      bar(page)
        .getByLabel('文件夹')
        .getByRole('option', { name: `${mark}新` }),
    ).toBeAttached()
  })

  await test.step('and back where each of them was', async () => {
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByText('已放回原来的文件夹。')).toBeVisible()
    expect(await folders()).toEqual([null, `${mark}旧`, null])
  })

  await test.step('one that is dragged, alone; one that is ticked, with all others', async () => {
    const drag = async (words: string, place: string) => {
      await card(page, words).getByRole('link').hover()
      await page.mouse.down()
      const { x, y } = await box(card(page, words).getByRole('link'))
      await page.mouse.move(x + 60, y + 60, { steps: 3 })
      await shelf.getByRole('button', { name: place, exact: true }).hover()
      await page.mouse.up()
    }
    await expect(card(page, '二')).toContainText(`${mark}旧`)
    await drag('三', `${mark}旧`)
    await expect(page.getByText(`1 个已移到“${mark}旧”。`)).toBeVisible()
    expect(await folders()).toEqual([null, `${mark}旧`, `${mark}旧`])
    await expect(card(page, '三')).toContainText(`${mark}旧`)
    await tick('二')
    await tick('三')
    await drag('三', '不放文件夹')
    await expect(page.getByText('2 个已移出文件夹。')).toBeVisible()
    expect(await folders()).toEqual([null, null, null])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
