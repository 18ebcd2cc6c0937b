import type { Autoplay } from '@/components/carousel/use-autoplay'
import type { Slider } from '@/components/carousel/use-slider'
import styles from './banner-carousel.module.css'

type Props = { count: number; slider: Slider; autoplay: Autoplay; intervalMs: number }

/** One bar for each slide; that of the current one fills up while time runs. Each leads to its slide. */
export function BannerBars({ count, slider, autoplay, intervalMs }: Props) {
  return (
    <ul className={styles.bars}>
      {Array.from({ length: count }, (_, index) => {
        const isCurrent = index === slider.position
        const fill = {
          animationDuration: `${intervalMs}ms`,
          animationPlayState: autoplay.isRunning ? 'running' : 'paused',
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are numbers
          <li key={index}>
            <button type="button" className={styles.bar} onClick={() => slider.goTo(index)} aria-current={isCurrent}>
              <span className="visually-hidden">{`第 ${index + 1} 张`}</span>
              {isCurrent && <span className={autoplay.isPlaying ? styles.filling : styles.filled} style={fill} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
