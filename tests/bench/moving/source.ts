/** The legacy site of `npm run bench:import`, in a process of its own. Says its address, and how many pictures it has. */
import { randomBytes } from 'node:crypto'
import process from 'node:process'
import sharp from 'sharp'
import { startLegacyServer } from '../../support/legacy-server/server'

const ANSWERS_IN_MS = 20
const [WIDTH, HEIGHT] = [1000, 750]
/** With this much of noise, such a picture is of 200 kB. */
const QUALITY = 38

const scale = Number(process.argv[2])
const of = (amount: number) => Math.max(1, Math.round(amount * scale))

const noise = await sharp(randomBytes(WIDTH * HEIGHT * 3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .jpeg({ quality: QUALITY })
  .toBuffer()

/** Each is another file: behind its end, a picture may have anything. */
class Pictures extends Map<string, Buffer> {
  override get(path: string): Buffer | undefined {
    return path.endsWith('.png') ? Buffer.concat([noise, Buffer.from(path)]) : undefined
  }
}

const amounts = { products: of(5000), news: of(2000), documents: 24, stories: 12, solutions: 8, trainings: 9 }
const { address, content } = await startLegacyServer(amounts, { delayMs: ANSWERS_IN_MS, files: new Pictures() })
// A cover for each product, and what the news have: 8,700 pictures at full size.
const onlyCovers = { data: { summary: '紧凑可靠。重要参数额定电流：100A\n极数：3P', content: '<p>短路保护：分断能力高。</p>' } }
for (const detail of content.productDetails.values()) detail.details = onlyCovers
process.send?.({ address, ...amounts, pictureKb: Math.round(noise.length / 1000) })
process.on('disconnect', () => process.exit())
