import { LabelledInput } from './labelled-input'

/** `form`: the one that they belong to, when they don’t stand in it. */
type Props = {
  form?: string
  password: string
  again: string
  problem: string
  onPassword: (value: string) => void
  onAgain: (value: string) => void
}

/** A new password, typed twice. */
export function NewPassword({ form, password, again, problem, onPassword, onAgain }: Props) {
  const differs = again !== '' && again !== password
  return (
    <>
      <LabelledInput
        form={form}
        label="新密码"
        type="password"
        autoComplete="new-password"
        hint="至少 12 个字符。几个不相干的词连在一起，好记又安全。"
        required
        problem={problem}
        value={password}
        onValue={onPassword}
      />
      <LabelledInput
        form={form}
        label="再输入一遍"
        type="password"
        autoComplete="new-password"
        required
        problem={differs ? '两次输入不一致。' : ''}
        value={again}
        onValue={onAgain}
      />
    </>
  )
}
