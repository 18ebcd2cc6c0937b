import { Figure } from '@/components/figure/figure'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { NewBadge } from '@/components/tag/tag'
import type { FeaturedTile } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import styles from './featured.module.css'

/** How wide the covers are shown: the first is larger, the second a little (see `--cover`). */
const coverSizes = [
  '(min-width: 1280px) 31.3vw, (min-width: 900px) 400px, 75vw',
  '(min-width: 1280px) 24vw, (min-width: 900px) 310px, 40vw',
]
const OTHER_COVERS = '(min-width: 1280px) 20vw, (min-width: 900px) 260px, 40vw'

/** The featured products as a mosaic: two tiles, then three in a row. */
export function Featured({ tiles }: { tiles: FeaturedTile[] }) {
  return (
    <ul className={styles.mosaic}>
      {tiles.map((tile, index) => (
        <li key={keyAt(index, tile.productId)} className={styles.tile}>
          <Tile tile={tile} sizes={coverSizes[index] ?? OTHER_COVERS} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile, sizes }: { tile: FeaturedTile; sizes: string }) {
  const { productId, kicker, headline, line, isNew, cover, figures } = tile
  return (
    <>
      <div className={styles.text}>
        <p className={styles.kicker}>
          {isNew && <NewBadge />}
          {kicker}
        </p>
        <h3 className={styles.headline}>
          <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(productId)}`} className={styles.link}>
            <TitleText text={headline} />
          </SiteLink>
        </h3>
        {line && (
          <p className={styles.line}>
            <Symbols text={line} />
          </p>
        )}
      </div>
      {figures.length > 0 && (
        <div className={styles.figures}>
          {figures.map((figure, index) => (
            <Figure key={keyAt(index, figure.label)} {...figure} size="small" />
          ))}
        </div>
      )}
      <span className={styles.more} aria-hidden="true">
        查看详情
        <Icon name="arrow-right" size={20} />
      </span>
      {cover && (
        <div className={styles.cover}>
          <Picture picture={cover} sizes={sizes} alt="" className={styles.picture} />
        </div>
      )}
    </>
  )
}
