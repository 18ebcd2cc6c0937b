/** A mistake in the fixtures: its message names the file, the field and the reason. */
export class FixtureError extends Error {
  constructor(file: string, field: string, reason: string) {
    super(`seed/${file}: ${field || '(整个文件)'}: ${reason}`)
    this.name = 'FixtureError'
  }
}
