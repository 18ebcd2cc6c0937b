import { Icon } from '../icon/icon'
import styles from './carousel.module.css'
import type { Autoplay } from './use-autoplay'
import type { Slider } from './use-slider'

type Props = { slider: Slider; autoplay: Autoplay }

/** Which slide is shown, as 01 / 08; said aloud when the visitor moves the carousel, not when it moves by itself. */
export function CarouselPosition({ slider, autoplay, count }: Props & { count: number }) {
  const current = slider.position + 1
  return (
    <p className={styles.position} aria-live={autoplay.isRunning ? 'off' : 'polite'} aria-atomic="true">
      <span aria-hidden="true">
        <b className={styles.current}>{twoDigits(current)}</b> / {twoDigits(count)}
      </span>
      <span className="visually-hidden">{`第 ${current} 张，共 ${count} 张`}</span>
    </p>
  )
}

/** Pause or play, previous and next. At an end the button that leads nowhere is pale but keeps the focus. */
export function CarouselButtons({ slider, autoplay }: Props) {
  return (
    <div className={styles.buttons}>
      {autoplay.isOffered && (
        <button type="button" className={styles.button} onClick={autoplay.toggle}>
          <Icon name={autoplay.isPlaying ? 'pause' : 'play'} />
          <span className="visually-hidden">{autoplay.isPlaying ? '暂停自动播放' : '开始自动播放'}</span>
        </button>
      )}
      <button type="button" className={styles.button} onClick={slider.previous} aria-disabled={slider.isStart}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">上一张</span>
      </button>
      <button type="button" className={styles.button} onClick={slider.next} aria-disabled={slider.isEnd}>
        <Icon name="arrow-right" />
        <span className="visually-hidden">下一张</span>
      </button>
    </div>
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
