'use client'

import { createContext } from 'react'
import type { Scope } from './reading-of'

/** The attributes that the table around it knows. */
export const ScopeContext = createContext<Scope>({ all: [], own: [] })
