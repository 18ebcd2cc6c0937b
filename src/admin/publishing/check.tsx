'use client'

import { Popover } from '@base-ui/react/popover'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { PublishFinding } from '../../domain/publish-finding'
import { describeSource } from '../preview/click-to-edit/described'
import { openField } from '../preview/click-to-edit/open-field'
import { useOwnName } from '../preview/click-to-edit/use-own-name'
import { ChangesDialog } from './changes/changes-dialog'
import { FindingList } from './finding-list'
import styles from './publishing.module.css'
import { type Findings, useFindings } from './use-findings'

/** The button of the check, and what it says when it is pressed; see publish-check.tsx. */
export function Check() {
  const { config } = useConfig()
  const own = useOwnName()
  const [isOpen, setOpen] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const { findings, check } = useFindings(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const isLeading = useRef(false)

  useRefusedPublishing(button, async () => {
    const found = await check()
    if (found?.some(({ severity }) => severity === 'error')) setOpen(true)
  })

  const leave = (next: () => void) => {
    isLeading.current = true
    setOpen(false)
    next()
  }
  const goTo = (path: string) => {
    const form = button.current?.closest('form')
    const place = describeSource(config, { document: own, path })?.place
    setComparing(false)
    if (form && place) void openField(form, place)
  }

  return (
    <>
      <Popover.Root
        open={isOpen}
        onOpenChange={(open) => {
          isLeading.current = false
          setOpen(open)
          if (open) void check()
        }}
      >
        <Popover.Trigger ref={button} type="button" className={styles.trigger} data-tone={toneOf(findings)}>
          内容检查{Array.isArray(findings) && findings.length > 0 && <span className={styles.count}>{findings.length}</span>}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={8} collisionPadding={12}>
            <Popover.Popup className={styles.popup} finalFocus={() => !isLeading.current}>
              <Popover.Title className={styles.title}>内容检查</Popover.Title>
              <FindingList
                findings={findings}
                onChoose={({ path }: PublishFinding) => leave(() => goTo(path))}
                onRetry={() => void check()}
              />
              <button type="button" className={styles.compare} onClick={() => leave(() => setComparing(true))}>
                看发布后的变化
              </button>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {isComparing && <ChangesDialog onClose={() => setComparing(false)} onLeadTo={goTo} />}
    </>
  )
}

function toneOf(findings: Findings): string | undefined {
  if (!Array.isArray(findings) || findings.length === 0) return undefined
  return findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
}

/** Payload's publish button tells nobody that it was pressed in vain, and marks fields that may lie on other tabs. */
function useRefusedPublishing(inside: { current: HTMLElement | null }, onPublish: () => void): void {
  const latest = useRef(onPublish)
  latest.current = onPublish
  useEffect(() => {
    const form = inside.current?.closest('form')
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#action-save')) latest.current()
    }
    form?.addEventListener('click', press)
    return () => form?.removeEventListener('click', press)
  }, [inside])
}
