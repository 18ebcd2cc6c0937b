import { Dialog } from '@base-ui/react/dialog'
import { Icon } from '@/components/icon/icon'
import styles from './video-dialog.module.css'

type Props = { src: string; isOpen: boolean; onClose: () => void }

/** The promo video over the page. Closing returns the focus to the button that opened it. */
export function VideoDialog({ src, isOpen, onClose }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} data-dark="">
          <Dialog.Title className="visually-hidden">宣传影片</Dialog.Title>
          <video className={styles.video} src={src} controls autoPlay playsInline>
            <track kind="captions" />
          </video>
          <Dialog.Close className={styles.close}>
            <Icon name="close" />
            <span className="visually-hidden">关闭影片</span>
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
