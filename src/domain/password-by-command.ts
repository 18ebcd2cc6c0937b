/** What somebody is told who forgot the password of a site that sends no e-mails. */
export const passwordByCommand =
  '本站未配置邮件服务，不能通过邮件重设密码。请管理员在“用户”中为您设置新密码；管理员自己忘记密码时，请在服务器上运行：npm run admin -- --email 您的邮箱'
