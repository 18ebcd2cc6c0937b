import { passwordByCommand } from '../../domain/password-by-command'
import { sendsMail } from '../../mail/mail'
import styles from './forgot-password.module.css'
import { ForgotPasswordForm } from './forgot-password-form'

/** `/admin/forgot`: asks for the address to send a link to; without a mail server it says what to do instead. */
export function ForgotPassword() {
  return (
    <div className={styles.page}>
      <h1>忘记密码</h1>
      {sendsMail() ? <ForgotPasswordForm /> : <p>{passwordByCommand}</p>}
      <a href="/admin/login">返回登录</a>
    </div>
  )
}
