const KINDS = Buffer.from('0000001c667479706d703432000000006d70343269736f6d6d703432', 'hex')

/** An MP4 file without pictures or sound: what it is, and so many KB of empty space. */
export function mp4(kilobytes = 1): Buffer {
  const box = (name: string, content = Buffer.alloc(0)) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(8 + content.length)
    return Buffer.concat([size, Buffer.from(name), content])
  }
  return Buffer.concat([KINDS, box('moov'), box('mdat'), box('free', Buffer.alloc(kilobytes * 1024))])
}
