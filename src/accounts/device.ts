import Bowser from 'bowser'

const systems: Record<string, string> = { macOS: 'Mac 电脑', Windows: 'Windows 电脑', Linux: 'Linux 电脑', Android: '安卓手机' }
const browsers: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  WeChat: '微信',
  'QQ Browser': 'QQ 浏览器',
  QQBrowser: 'QQ 浏览器',
  'UC Browser': 'UC 浏览器',
}

const LONGEST = 500

/** What a browser says of itself, in words by which its owner knows it again: “Windows 电脑上的 Chrome”. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return '未知设备'
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST))
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  const names = { browser: browsers[browser] ?? browser, system: deviceOf(system, parser.getPlatformType()) }
  if (!names.browser) return names.system || '未知设备'
  return names.system ? `${names.system}上的 ${names.browser}` : names.browser
}

function deviceOf(system: string, platform: string): string {
  if (system === 'iOS') return platform === 'tablet' ? 'iPad' : 'iPhone'
  if (system === 'Android' && platform === 'tablet') return '安卓平板'
  return systems[system] ?? system
}
