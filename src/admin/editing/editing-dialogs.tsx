'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ChoiceDialog } from './choice-dialog'
import { prepareDialogs } from './editing-dialog'
import { currentQuestion, subscribe } from './questions'
import { SignInDialog } from './sign-in-dialog'

/** Where the savings of forms ask their editors; `questions.ts` says what. */
export function EditingDialogs({ children }: { children: ReactNode }) {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => null)
  useEffect(prepareDialogs, [])
  return (
    <>
      {children}
      {question?.kind === 'conflict' && <ChoiceDialog question={question} />}
      {question?.kind === 'sign-in' && <SignInDialog question={question} />}
    </>
  )
}
