/** So long leads the link of an e-mail to a new password. */
export const PASSWORD_LINK_MINUTES = 30
