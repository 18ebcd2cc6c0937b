import styles from './notice.module.css'
import { timeOfDay } from './time-of-day'
import { nameOf, type Turn, type useTurns } from './use-turns'

type Props = Omit<ReturnType<typeof useTurns>, 'turn'> & {
  turn: Turn
  /** Is all that was typed in the form saved? */
  isSaved: boolean
}

/** Who edits the document elsewhere, and what the editor may do about it. */
export function TurnNotice({ turn, isSaved, wait, goOn, takeOver }: Props) {
  const name = nameOf(turn.who)
  const takeOverButton = (
    <button type="button" className={styles.button} onClick={takeOver}>
      接手编辑
    </button>
  )
  if (turn.kind === 'taken-over') {
    const kept = isSaved ? '您输入的内容都已保存。' : '您还没有保存的修改留在这里，也保存在本机，没有丢失。'
    return (
      <section className={styles.notice} data-tone="trouble" role="alert" aria-label="已被接手">
        <p className={styles.text}>
          {name} {timeOfDay(turn.who.at)} 接手了这条内容，这里现在只能查看。{kept}
        </p>
        {takeOverButton}
      </section>
    )
  }
  if (turn.kind === 'waiting') {
    return (
      <section className={styles.notice} role="status" aria-label="等待中">
        <p className={styles.text}>正在等{name}离开，这里现在只能查看。可以编辑时会提示您，并显示最新的内容。</p>
        <button type="button" className={styles.button} onClick={goOn}>
          不等了
        </button>
        {takeOverButton}
      </section>
    )
  }
  return (
    <section className={styles.notice} role="status" aria-label="正在编辑">
      <p className={styles.text}>
        {name}正在编辑这条内容（{timeOfDay(turn.who.since)} 打开）。您可以只查看，等对方离开，接手，或者一起编辑：两边的修改会合并。
      </p>
      <button type="button" className={styles.button} onClick={goOn}>
        一起编辑
      </button>
      <button type="button" className={styles.button} onClick={wait}>
        等对方离开
      </button>
      {takeOverButton}
    </section>
  )
}
