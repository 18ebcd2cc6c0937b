/** What browsers know of a film's sound, each in a way of its own that TypeScript doesn't know. */
export type KnownSound = {
  /** Firefox. */
  mozHasAudio?: boolean
  /** Safari. */
  audioTracks?: { length: number }
  /** Chrome: bytes that were decoded until now. */
  webkitAudioDecodedByteCount?: number
}

declare global {
  interface HTMLVideoElement extends KnownSound {}
}

/** Whether a film of which some was played has sound; where the browser doesn't say, it may have. */
export function hasSound({ mozHasAudio, audioTracks, webkitAudioDecodedByteCount }: KnownSound): boolean {
  if (mozHasAudio !== undefined) return mozHasAudio
  if (audioTracks) return audioTracks.length > 0
  return webkitAudioDecodedByteCount !== 0
}
