import type { Page } from '@playwright/test'
import { hold } from './hold'

export const SCRIPTS = '**/_next/static/chunks/*.js'

/** Keeps the framework's scripts back until they are let go. */
export const holdScripts = (page: Page) => hold(page, SCRIPTS)
