import { createServer, type Server, type Socket } from 'node:net'

export type Letter = { to: string[]; subject: string; text: string }

const replies: Record<string, string> = {
  EHLO: '250 sink',
  HELO: '250 sink',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/** A mail server that keeps what it gets. */
export class SmtpSink {
  readonly letters: Letter[] = []
  readonly #server: Server = createServer((socket) => this.#talk(socket))

  /** @returns the port on which it listens */
  start(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  /** Starts it. @returns what a site must know to send letters here */
  async environment() {
    return {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(await this.start()),
      SMTP_SECURE: '0',
      SMTP_USER: '',
      SMTP_FROM: 'site@example.com',
      SITE_URL: 'https://www.example.com',
    }
  }

  stop = (): Promise<void> => new Promise((resolve) => this.#server.close(() => resolve()))

  #talk(socket: Socket): void {
    const conversation = new Conversation((letter) => this.letters.push(letter))
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      for (const reply of conversation.hear(chunk.toString('utf8'))) socket.write(`${reply}\r\n`)
    })
  }
}

/** One connection: commands, line by line, and letters, up to a dot on a line of its own. */
class Conversation {
  readonly #keep: (letter: Letter) => void
  #unread = ''
  #to: string[] = []
  #isLetter = false

  constructor(keep: (letter: Letter) => void) {
    this.#keep = keep
  }

  /** @returns what to answer */
  hear(chunk: string): string[] {
    this.#unread += chunk
    const answers: string[] = []
    for (;;) {
      const mark = this.#isLetter ? '\r\n.\r\n' : '\r\n'
      const end = this.#unread.indexOf(mark)
      if (end < 0) return answers
      const part = this.#unread.slice(0, end)
      this.#unread = this.#unread.slice(end + mark.length)
      answers.push(this.#isLetter ? this.#take(part) : this.#obey(part))
    }
  }

  #obey(line: string): string {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') this.#to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    this.#isLetter = command === 'DATA'
    return replies[command] ?? '250 ok'
  }

  #take(source: string): string {
    this.#keep({ to: this.#to, ...parsed(source) })
    this.#to = []
    this.#isLetter = false
    return '250 kept'
  }
}

/** What a letter says: its subject, and all its parts decoded. */
function parsed(source: string): { subject: string; text: string } {
  const [head = ''] = source.split('\r\n\r\n')
  const subject = /^Subject: ([\s\S]*?)\r\n(?!\s)/im.exec(`${head}\r\n`)?.[1] ?? ''
  const parts = source.split(/^--.*$/m).map((part) => {
    const [partHead = '', ...body] = part.trimStart().split('\r\n\r\n')
    return decoded(body.join('\r\n\r\n'), partHead)
  })
  return { subject: decodedWords(subject), text: parts.join('\n') }
}

function decoded(body: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(head) ? quotedPrintable(body.replaceAll('=\r\n', '')) : body
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : quotedPrintable(word.replaceAll('_', ' ')),
    )
}
