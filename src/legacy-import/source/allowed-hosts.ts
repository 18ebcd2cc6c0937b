import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Unanswered } from './unanswered'

/** Which hosts may be asked: those that were named, at addresses of the public internet (spec: moving/named-hosts). */
export type AllowedHosts = {
  has: (url: URL) => boolean
  /** @throws Unanswered of kind `refused` for an address that may not be asked */
  check: (url: URL) => void
  /** Resolves a name for a connection, so that what is connected to is what was checked. */
  lookup: LookupFunction
}

export type HostOptions = {
  /** `www.example.com`, `files.example.com:8443`: as `URL.host` writes them. */
  named: readonly string[]
  /** Whether a name may stand for a private address. */
  isPrivateAllowed?: boolean
  lookup?: LookupFunction
}

/**
 * A private address is asked only when it was named itself (`http://10.0.0.5`), or when private addresses are meant altogether: a
 * name may lead anywhere, and another time elsewhere.
 */
export function allowHosts({ named, isPrivateAllowed = false, lookup = systemLookup }: HostOptions): AllowedHosts {
  const hosts = new Set(named.map((host) => host.toLowerCase()))
  const has = (url: URL) => isOfWeb(url) && hosts.has(url.host)
  return {
    has,
    check(url) {
      if (!isOfWeb(url)) throw refused(`地址 ${url.href} 不是网页地址，未请求`)
      if (!hosts.has(url.host))
        throw refused(`主机 ${url.host} 不在指定范围内，未请求；若属于同一站点，请把它填作文件主机（命令选项 --file-hosts）`)
    },
    lookup: (name, options, callback) => {
      lookup(name, options, (error, address, family) => {
        const found: LookupAddress[] = Array.isArray(address) ? address : [{ address, family: family ?? 0 }]
        const isPrivate = !error && !isPrivateAllowed && name !== 'localhost' && found.some((one) => !isPublic(one.address))
        callback(
          isPrivate
            ? refused(
                `主机 ${name} 指向内部网络地址，未请求；若确属本站，请由运维允许（命令选项 --private，后台导入用设置 LEGACY_IMPORT_HOSTS）`,
              )
            : error,
          address,
          family,
        )
      })
    },
  }
}

const isOfWeb = ({ protocol, username, password }: URL) => /^https?:$/.test(protocol) && username === '' && password === ''

const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const refused = (sentence: string) => new Unanswered('refused', sentence)
