import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Without a graphics card WebGL is drawn by the processor, and it alone: the page around it, drawn that way, would take a third of the time. */
export const drawnByProcessor = {
  launchOptions: {
    executablePath: process.env.CHROMIUM || undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing', '--disable-quic'],
  },
  /** Reading pictures back is slow there, and it says so. */
  expectedMessages: /GL Driver Message|GroupMarkerNotSet|software WebGL|WebGL: CONTEXT_LOST/,
}

export const modelOf = (page: Page, title: string) => page.getByRole('application', { name: `${title} 三维模型` })

/** What is seen of a model, as a small grey picture: 64 × 64 lightnesses. */
export async function lookOf(page: Page, title: string): Promise<Buffer> {
  const seen = await modelOf(page, title).screenshot()
  return sharp(seen).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer()
}

/** Which part of two such pictures is not the same, 0 to 1. */
export const difference = (one: Buffer, other: Buffer) =>
  one.filter((lightness, at) => Math.abs(lightness - (other[at] ?? 0)) > 12).length / one.length

/** Which part of it is darker than any ground: the model itself. */
export const modelShare = (look: Buffer) => look.filter((lightness) => lightness < 200).length / look.length

/** Notes each context of WebGL that a page opens, so that a test can ask what has become of it. */
export async function watchContexts(page: Page): Promise<() => Promise<{ opened: number; lost: number }>> {
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = []
    Object.assign(window, { watchedContexts: contexts })
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function watched(this: HTMLCanvasElement, ...asked: [string]) {
      const context: RenderingContext | null = Reflect.apply(original, this, asked)
      if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) contexts.push(context)
      return context
    } as typeof original
  })
  return () =>
    page.evaluate(() => {
      const contexts: WebGL2RenderingContext[] = Reflect.get(window, 'watchedContexts')
      return { opened: contexts.length, lost: contexts.filter((context) => context.isContextLost()).length }
    })
}
