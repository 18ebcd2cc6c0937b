import { Carousel } from '@/components/carousel/carousel'
import { Picture } from '@/components/picture/picture'
import type { StaffMessage } from '@/contract/articles'
import { keyAt } from '@/lib/key-at'
import styles from './messages.module.css'

/** How long a slide stays (spec: common-parts/carousels). */
const AUTOPLAY_MS = 3000

type Props = {
  messages: StaffMessage[]
  /** 4 on a desktop, 2 on a phone (spec: company/messages). */
  slidesPerView: number
  /** Design pixels. */
  gap: number
  /** Design pixels under which no slide shrinks. */
  minSlideWidth?: number
}

/** What employees say: a carousel of portraits. */
export function Messages({ messages, ...measures }: Props) {
  if (messages.length === 0) return null
  return (
    <section className={`container ${styles.section}`} aria-labelledby="messages">
      <Carousel
        isFocusable
        {...measures}
        label="员工心声"
        title={
          <h2 id="messages" className={styles.title}>
            员工心声
          </h2>
        }
        slides={messages.map((message, index) => <Message key={keyAt(index, message.name)} message={message} />)}
        autoplayMs={AUTOPLAY_MS}
        loop
      />
    </section>
  )
}

function Message({ message: { name, position, cover, message } }: { message: StaffMessage }) {
  return (
    <figure className={styles.card}>
      <div className={styles.frame}>
        {cover && <Picture picture={cover} sizes="(min-width: 1280px) 19vw, 44vw" alt="" className={styles.cover} />}
      </div>
      <blockquote className={styles.message}>{message}</blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.position}>{position}</span>
      </figcaption>
    </figure>
  )
}
