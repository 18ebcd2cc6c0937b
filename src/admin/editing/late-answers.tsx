'use client'

import { ServerFunctionsContext, type ServerFunctionsContextType, useConfig, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { openFormAt } from './form-requests'
import { pathOf } from './open-form'
import { untilNoticed } from './until-noticed'
import { withoutOutdated } from './without-outdated'

/**
 * Forms ask the server about their fields with every pause and after every saving, and wait seconds for it on a bad line. Payload
 * takes the answer's values for all but the one field that was typed last; here, an answer says nothing of what has changed since,
 * and comes when Payload has noticed that, so that it is asked about, too.
 */
export function LateAnswers({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { api } = useConfig().config.routes
  const guarded = useMemo(() => {
    const getFormState: ServerFunctionsContextType['getFormState'] = async (question) => {
      const answer = await functions.getFormState(question)
      const form = openFormAt(pathOf(api, question))
      if (!form || !question.formState || !('state' in answer) || !answer.state) return answer
      await untilNoticed(question.formState, form.currentFields)
      const { hasSentRow } = form
      return { ...answer, state: withoutOutdated(answer.state, { asked: question.formState, now: form.currentFields(), hasSentRow }) }
    }
    return { ...functions, getFormState }
  }, [functions, api])
  return <ServerFunctionsContext value={guarded}>{children}</ServerFunctionsContext>
}
