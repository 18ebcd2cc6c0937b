import { sendsMail } from '../../mail/mail'
import styles from './sign-in-help.module.css'

/** Below the form for signing in: what to do without the password. A link is only sent when there is a mail server. */
export function SignInHelp() {
  return (
    <p className={styles.help}>
      {sendsMail()
        ? '忘记密码时，点击“忘记密码？”并填写邮箱，重设链接会发到您的邮箱；收不到邮件请联系管理员。'
        : '忘记密码或无法登录时，请联系管理员，由管理员在“用户”中为您设置新密码。'}
      连续输错多次后，需要等 10 分钟再试。
    </p>
  )
}
