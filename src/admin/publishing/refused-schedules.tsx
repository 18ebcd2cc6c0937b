'use client'

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'

const refusal = z.object({ error: z.string() })

/** Payload's drawer says 已安排 whatever the server answers, unless it is thrown. */
export function RefusedSchedules({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const told = useMemo(() => {
    const schedulePublish: ServerFunctionsContextType['schedulePublish'] = async (asked) => {
      const answer = await functions.schedulePublish(asked)
      const refused = refusal.safeParse(answer)
      if (refused.success) throw new Error(refused.data.error)
      return answer
    }
    return { ...functions, schedulePublish }
  }, [functions])
  return <ServerFunctionsContext value={told}>{children}</ServerFunctionsContext>
}
