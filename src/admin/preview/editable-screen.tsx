'use client'

import { useConfig, useLivePreviewContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { formatDraftName } from '../../domain/draft-name'
import { addressOf } from './click-to-edit/arrival'
import { ClickToEdit } from './click-to-edit/click-to-edit'
import { type Described, describeSource } from './click-to-edit/described'
import { openField } from './click-to-edit/open-field'
import { OtherDocument } from './click-to-edit/other-document'
import type { Target } from './click-to-edit/page-targets'
import { useFieldInPage } from './click-to-edit/use-field-in-page'
import { useLed } from './click-to-edit/use-led'
import { useOwnName } from './click-to-edit/use-own-name'
import { usePageTargets } from './click-to-edit/use-page-targets'
import { WhereOneIs } from './click-to-edit/where-one-is'
import { useOptimisticTexts } from './optimistic/use-optimistic-texts'
import { useTyping } from './typing/use-typing'

/** How long a text stays marked that is shown for a field. */
const SHOWN_MS = 2500
const NOTICE_MS = 3500

/** A panel that takes more of the window has no form beside it. */
const MOST_OF_WINDOW = 0.9

/** Kinds of fields whose values are seen as they are. */
const SEEN = ['text', 'textarea', 'richText', 'upload']

type Props = { panel: RefObject<HTMLElement | null>; page: Document | null; scale: number; isOn: boolean; onLeave: () => void }

/** Leads from the previewed page to fields, and from fields to where they show. */
export function EditableScreen({ panel, page, scale, isOn, onLeave }: Props) {
  const { config } = useConfig()
  const { isLivePreviewing } = useLivePreviewContext()
  const router = useRouter()
  const own = useOwnName()
  const targets = usePageTargets(page)
  const [chosen, setChosen] = useState<Target | null>(null)
  const [field, setField] = useState('')
  const [other, setOther] = useState<Described | null>(null)
  const [notice, setNotice] = useState('')
  useOptimisticTexts(panel, page, own)
  const led = useLed()
  /** Each lead takes the place of the one before. */
  const turn = useRef(0)

  const lead = useCallback(
    async ({ place, field }: Described, toCursor: boolean) => {
      const form = panel.current?.closest('form')
      if (!form || !place) return setNotice('这里不能在此修改。')
      turn.current += 1
      const own = turn.current
      led.begin()
      setField(field)
      const isThere = await openField(form, place, () => toCursor && own === turn.current)
      if (!isThere) setNotice('没有找到这个字段。')
      led.end()
    },
    [panel, led],
  )
  const choose = useCallback(
    async (target: Target, described: Described) => {
      setChosen(target)
      if (target.source.document !== own) {
        const { slug, id: otherId } = described.document
        if (otherId === null) router.push(addressOf(`/admin/globals/${slug}`, target.source))
        else setOther(described)
        return
      }
      await lead(described, true)
    },
    [own, lead, router],
  )

  const isFormBeside = useCallback(() => (panel.current?.offsetWidth ?? 0) < window.innerWidth * MOST_OF_WINDOW, [panel])
  const { begin, layer } = useTyping({ panel, page, targets, scale, own, onWrite: led.forAMoment, onRefuse: setNotice })
  const type = useCallback(
    async (target: Target, described: Described) => {
      if (!(await begin(target, described))) return void (isFormBeside() || choose(target, described))
      setChosen(target)
      if (isFormBeside()) void lead(described, false)
    },
    [begin, lead, choose, isFormBeside],
  )

  const show = useCallback((target: Target | null) => {
    setChosen(target)
    setField('')
    setNotice(target ? '' : '预览的这个版式里看不到这个字段。')
  }, [])
  useFieldInPage(panel, {
    page: isLivePreviewing ? page : null,
    own,
    isShown: (path) => {
      const place = describeSource(config, { document: own, path })?.place
      return place !== null && place !== undefined && SEEN.includes(place.type) && !place.path.startsWith('seo.')
    },
    isLedFromPage: led.isLed,
    onShow: show,
  })
  useEndOf(notice, NOTICE_MS, () => setNotice(''))
  useEndOf(field === '' ? chosen : null, SHOWN_MS, () => setChosen(null))

  const closeOther = useCallback(() => setOther(null), [])
  return (
    <>
      <ClickToEdit
        page={page}
        targets={targets}
        scale={scale}
        isOn={isOn}
        own={own}
        chosen={chosen}
        notice={notice}
        onChoose={choose}
        onType={type}
        isFormBeside={isFormBeside}
        typing={layer}
        onLeave={onLeave}
      />
      <WhereOneIs inside={panel} field={field} back={null} />
      {other?.document.id && (
        <OtherDocument
          key={formatDraftName(other.document)}
          slug={other.document.slug}
          id={other.document.id}
          place={other.place}
          onClose={closeOther}
        />
      )}
    </>
  )
}

/** Ends what is shown for a moment. */
function useEndOf(shown: unknown, time: number, end: () => void): void {
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => latest.current(), time)
    return () => clearTimeout(timer)
  }, [shown, time])
}
