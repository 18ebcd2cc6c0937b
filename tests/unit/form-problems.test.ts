import { describe, expect, it } from 'vitest'
import { type ConsultationForm, consultationProblem } from '@/contract/consultation'
import { lookupProblem } from '@/contract/request-lookup'
import { feedbackProblem, repairProblem } from '@/contract/service-request'

const repair = { username: '李', tel: '13912345678', purchaseType: 'HM3', provincesAndCities: '上海市', content: '跳闸' }
const feedback = { username: '赵', tel: '13912345678', questionType: 'Complaint', content: '慢' }
const consultation: ConsultationForm = {
  name: '王',
  mobile: '13912345678',
  email: '',
  company: '',
  profession: 'OEM',
  area: '上海市',
  content: '选型',
  agreed: true,
  code: '0a1b',
}

describe('forms that are filled in', () => {
  it('have no problem', () => {
    expect(repairProblem(repair)).toBeNull()
    expect(feedbackProblem(feedback)).toBeNull()
    expect(consultationProblem(consultation)).toBeNull()
    expect(lookupProblem({ tel: repair.tel, code: '0000' })).toBeNull()
  })
})

describe('an empty form names its fields one after the other', () => {
  it('consultation', () => {
    const form: ConsultationForm = { ...consultation, name: '', mobile: '', profession: '', area: '', content: '', agreed: false, code: '' }
    const steps: [keyof ConsultationForm, string | boolean, string][] = [
      ['name', '王', '请输入用户名'],
      ['mobile', '13912345678', '请输入手机号'],
      ['profession', 'OEM', '请选择行业'],
      ['area', '上海市', '请输入所在省市'],
      ['content', '选型', '请输入咨询内容'],
      ['agreed', true, '请同意隐私条款和法律声明'],
      ['code', '0000', '请输入验证码'],
    ]
    let current = form
    for (const [field, value, message] of steps) {
      expect(consultationProblem(current)).toEqual({ field, message })
      current = { ...current, [field]: value }
    }
    expect(consultationProblem(current)).toBeNull()
  })

  it('blanks alone are nothing', () => {
    expect(repairProblem({ ...repair, username: ' \u3000' })).toEqual({ field: 'username', message: '请输入用户名' })
    expect(feedbackProblem({ ...feedback, content: ' \n ' })).toEqual({ field: 'content', message: '请输入问题描述' })
    expect(consultationProblem({ ...consultation, area: '\t' })).toEqual({ field: 'area', message: '请输入所在省市' })
  })

  it.each(['1391234567', '139123456789', '23912345678', '12912345678', '1391234567a', ' 13912345678'])('%j is no mobile number', (tel) => {
    const problem = { field: 'tel', message: '请输入正确的11位手机号' }
    expect(repairProblem({ ...repair, tel })).toEqual(problem)
    expect(feedbackProblem({ ...feedback, tel })).toEqual(problem)
    expect(lookupProblem({ tel, code: '' })).toEqual(problem)
  })

  it('what is too long or unreadable is found last', () => {
    expect(feedbackProblem({ ...feedback, username: '长'.repeat(101), content: '' })?.message).toBe('请输入问题描述')
    expect(feedbackProblem({ ...feedback, username: '长'.repeat(101) })?.field).toBe('username')
    expect(feedbackProblem({ ...feedback, content: 'a\u0007' })?.message).toBe('问题描述含有无法识别的字符，请修改后重试')
    expect(feedbackProblem({ ...feedback, content: '第一行\n\t第二行 👨‍👩‍👧' })).toBeNull()
  })
})
