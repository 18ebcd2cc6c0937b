import { expect, it, vi } from 'vitest'
import { dismissMessage, notifyError, toasterIsReady } from '@/components/toast/notify'

const { shown, dismissed } = vi.hoisted(() => ({ shown: new Map<number, { onDismiss: () => void }>(), dismissed: [] as number[] }))

vi.mock('sonner', () => ({
  toast: {
    error: (_text: string, options: { id: number; onDismiss: () => void }) => shown.set(options.id, options),
    dismiss: (id: number) => dismissed.push(id),
  },
}))

it('a message that is said again while its toast is leaving can be taken away, too', async () => {
  toasterIsReady(true)
  await notifyError('页面打开失败，请重试')
  const [[first, leaving] = []] = shown
  dismissMessage('页面打开失败，请重试')
  await notifyError('页面打开失败，请重试')
  // The browser draws before a toast says that it leaves.
  leaving?.onDismiss()
  dismissMessage('页面打开失败，请重试')
  expect(shown.size).toBe(2)
  expect(dismissed).toEqual([first, [...shown.keys()][1]])
})
