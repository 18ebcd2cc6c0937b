import { tickBox } from './tick-box'

/** A tick box that is drawn only: within a link in the role of a checkbox, or behind a checkbox that can't be seen, whose state it shows. */
export const TickMark = ({ className = '' }: { className?: string }) => <span className={`${tickBox} ${className}`} />
