/** Chinese texts that Payload leaves untranslated or that speak of Payload itself. */
export const translations = {
  zh: {
    general: { payloadSettings: '界面设置' },
  },
}
