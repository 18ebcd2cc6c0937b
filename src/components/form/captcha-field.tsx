'use client'

import { CAPTCHA_LENGTH } from '@/contract/form-rules'
import { Icon } from '../icon/icon'
import styles from './captcha-field.module.css'
import { type Control, inputAttributes } from './control'
import { Field } from './field'
import fieldStyles from './field.module.css'
import type { Captcha } from './use-captcha'

type Props = { control: Control<string>; captcha: Captcha }

/** The four characters of a picture, and the picture: a press on it brings another one. Or the same spoken. */
export function CaptchaField({ control, captcha }: Props) {
  const { id, value, error, onChange } = control
  return (
    <Field id={id} label="验证码" isRequired error={error}>
      <div className={styles.row}>
        <input
          {...inputAttributes(control, true)}
          type="text"
          className={fieldStyles.input}
          value={value}
          maxLength={CAPTCHA_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="请输入图中 4 位字符"
          onFocus={() => value === '' && captcha.renewIfOld()}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className={styles.picture} onClick={() => void captcha.renew()}>
          <CaptchaPicture captcha={captcha} />
        </button>
      </div>
      <SpokenCaptcha captcha={captcha} />
    </Field>
  )
}

/** For those who don't see the picture: the same characters to listen to, again and again while they are good. */
function SpokenCaptcha({ captcha: { audio, speak } }: { captcha: Captcha }) {
  return (
    <div className={styles.spoken}>
      <button type="button" className={styles.speak} onClick={() => void speak()}>
        <Icon name="headset" size={18} /> 看不清？听语音验证码
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: a caption would be the answer */}
      {audio && <audio key={audio} className={styles.player} src={audio} controls autoPlay aria-label="语音验证码" />}
    </div>
  )
}

function CaptchaPicture({ captcha: { state, img } }: { captcha: Captcha }) {
  if (state === 'failed') return <span className={styles.failed}>加载失败，点击重试</span>
  if (!img) {
    return (
      <>
        <Icon name="spinner" size={24} className={styles.spinner} />
        <span className="visually-hidden">验证码加载中</span>
      </>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: drawn for this visitor, inside of the answer itself
    <img
      src={`data:image/jpeg;base64,${img}`}
      width={150}
      height={40}
      alt="验证码图片，点击换一张"
      className={styles.image}
      data-old={state === 'loading' || undefined}
    />
  )
}
