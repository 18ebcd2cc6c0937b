import { MOBILE_LENGTH } from '@/contract/form-rules'
import type { Control } from './control'
import { TextField } from './text-field'

/** A mobile phone number: at most 11 characters (spec: service/phone-numbers). */
export function MobileNumberField({ control }: { control: Control<string> }) {
  return (
    <TextField
      control={control}
      label="手机号"
      isRequired
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      placeholder="请输入11位手机号"
      maxLength={MOBILE_LENGTH}
    />
  )
}
