import styles from './tick.module.css'

/** The class of every tick box: of checkboxes, and of what is drawn as one (`TickMark`). */
export const tickBox = styles.box
