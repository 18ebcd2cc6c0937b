'use client'

import { useRef, useState } from 'react'
import type { Outcome } from '@/components/form/post'
import { notifyError } from '@/components/toast/notify'
import { photoLimits } from '@/contract/service-request'
import { preparePhoto } from './prepare-photo'
import { sendPhoto } from './send-photo'

/** A chosen photo and how far it is. */
export type Photo = {
  id: number
  file: File
  /** By which the request names it, once it has been sent. */
  token: string
  /** Which part of it has gone; null while nothing goes. */
  progress: number | null
  /** Why it has not been sent. */
  problem: string
}

/**
 * The photos of a repair request: up to three, a fourth replaces the oldest (spec: service/repair-photos). Each is sent by itself
 * when the form is sent; what has arrived is not sent again (spec: service/photo-upload).
 */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState('')
  const latest = useRef(photos)
  const count = useRef(0)
  const onTheirWay = useRef(new Map<number, Promise<Outcome<string>>>())

  function show(next: readonly Photo[]) {
    latest.current = next
    setPhotos(next)
  }
  function change(id: number, changed: Partial<Photo>) {
    show(latest.current.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)))
  }

  async function add(files: readonly File[]) {
    const prepared = await Promise.all(files.map(preparePhoto))
    const fitting = prepared.flatMap(({ file }) => (file ? [newPhoto(file)] : []))
    show([...latest.current, ...fitting].slice(-photoLimits.count))
    const problems = prepared.flatMap(({ problem: found }) => (found ? [found] : []))
    setProblem(problems.join('；'))
    if (problems[0]) void notifyError(problems[0])
  }
  function newPhoto(file: File): Photo {
    count.current += 1
    return { id: count.current, file, token: '', progress: null, problem: '' }
  }

  /** One that is on its way is waited for. */
  function send(photo: Photo): Promise<Outcome<string>> {
    const running = onTheirWay.current.get(photo.id) ?? sendAnew(photo).finally(() => onTheirWay.current.delete(photo.id))
    onTheirWay.current.set(photo.id, running)
    return running
  }

  async function sendAnew({ id, file }: Photo): Promise<Outcome<string>> {
    change(id, { progress: 0, problem: '' })
    const outcome = await sendPhoto(file, (progress) => change(id, { progress }))
    if (outcome.kind === 'done') change(id, { token: outcome.answer, progress: null })
    else change(id, { progress: null, problem: outcome.message || '上传失败，请重试' })
    return outcome
  }

  /** Sends what has not arrived yet, one after the other. @returns the tokens, or why one could not be sent */
  async function sendAll(): Promise<Outcome<string[]>> {
    for (const photo of latest.current.filter(({ token }) => !token)) {
      const outcome = await send(photo)
      if (outcome.kind === 'failed') return { kind: 'failed', message: `照片“${photo.file.name}”没有上传成功。${outcome.message}` }
    }
    return { kind: 'done', answer: latest.current.map(({ token }) => token) }
  }

  return {
    photos,
    problem,
    add,
    remove: (id: number) => show(latest.current.filter((photo) => photo.id !== id)),
    /** One alone, when the line was cut while it was on its way. */
    retry: (photo: Photo) => void send(photo),
    sendAll,
    /** The server has them no more: they are sent anew with the next try. */
    forgetSent: () => show(latest.current.map((photo) => ({ ...photo, token: '' }))),
  }
}

export type Photos = ReturnType<typeof usePhotos>
