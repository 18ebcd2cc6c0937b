import styles from './device-choice.module.css'
import { type Device, devices } from './devices'

type Props = {
  /** What is chosen, for those who hear it. */
  label: string
  device: Device
  onChoose: (device: Device) => void
}

/** On which screen a page is shown. */
export function DeviceChoice({ label, device, onChoose }: Props) {
  return (
    <fieldset className={styles.devices}>
      <legend className={styles.legend}>{label}</legend>
      {devices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={styles.device}
          aria-pressed={choice === device}
          onClick={() => onChoose(choice)}
        >
          {choice.label} <span className={styles.width}>{choice.width}</span>
        </button>
      ))}
    </fieldset>
  )
}
