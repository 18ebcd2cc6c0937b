/** What cameras, phones and browsers call a picture. */
const FILE_NAME =
  /\.(jpe?g|png|webp|avif|gif|mp4|webm|mov)$|^(img|dsc|image|photo|screenshot|mmexport|微信图片|截屏|截图|屏幕截图)[\s_-]*[\d.\s_-]*$/i

/** Does a text say anything about a picture, or is it only the name of its file? */
export const isFileName = (value: string): boolean => FILE_NAME.test(value.trim()) || /^[\d\s_.-]+$/.test(value)
