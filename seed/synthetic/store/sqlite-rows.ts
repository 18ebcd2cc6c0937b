import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FlattenedField } from 'payload'
import { z } from 'zod'
import type { Id, StoredFields } from '../make/library'

/** A row by the adapter's names of its columns. */
export type Row = { [column: string]: unknown }

export type Schema = Pick<SQLiteAdapter, 'rawTables'>

/** The table and the fields of what is stored, and the id that it gets. */
type Place = { table: string; fields: readonly FlattenedField[]; id: Id }

/** Within a document: which row takes the values, what stands before its columns' names, and before the paths of relations. */
type Position = Place & { row: Row; prefix: string; path: string }

const part = z.record(z.string(), z.unknown())
const parts = z.array(part)

/** Rows of several tables, which are written together. */
export class Rows {
  readonly tables = new Map<string, Row[]>()
  readonly #schema: Schema

  constructor(schema: Schema) {
    this.#schema = schema
  }

  /**
   * Takes a document apart into the rows that Payload's adapter keeps it in: fields of groups in the same row, items of arrays in a
   * table of their own, relations to many in `_rels`. A test holds it to what the adapter itself stores.
   */
  addDocument(place: Place, document: StoredFields): void {
    const row: Row = { id: place.id }
    this.#addFields({ ...place, row, prefix: '', path: '' }, document)
    this.#add(place.table, row)
  }

  #add(table: string, row: Row): void {
    const rows = this.tables.get(table)
    if (rows) rows.push(row)
    else this.tables.set(table, [row])
  }

  #addFields(position: Position, values: StoredFields): void {
    for (const field of position.fields) this.#addField(position, field, values[field.name])
  }

  #addField(position: Position, field: FlattenedField, value: unknown): void {
    if (value === undefined || field.type === 'join') return
    const { row, prefix, path } = position
    const column = `${prefix}${field.name}`
    if (field.type === 'blocks') throw new Error(`Blocks can't be written in bulk: ${column}`)
    if (field.type === 'group' || field.type === 'tab') {
      const within = { ...position, fields: field.flattenedFields, prefix: `${column}_`, path: `${path}${field.name}.` }
      this.#addFields(within, part.parse(value))
    } else if (field.type === 'array') {
      this.#addItems({ ...position, fields: field.flattenedFields }, field.name, parts.parse(value))
    } else if ('hasMany' in field && field.hasMany) {
      this.#addRelations(position, field, z.array(z.unknown()).parse(value))
    } else {
      row[column] = value
    }
  }

  #addItems(position: Position, name: string, items: readonly StoredFields[]): void {
    const { prefix, path, id: parent } = position
    const table = `${position.table}_${snake(`${prefix}${name}`)}`
    // Versions repeat the items of their documents, so that there the database numbers the rows.
    const idColumn = this.#schema.rawTables[table]?.columns._uuid ? '_uuid' : 'id'
    for (const [index, { id, ...values }] of items.entries()) {
      const row: Row = { _order: index + 1, _parentID: parent, [idColumn]: id }
      this.#addFields({ ...position, row, prefix: '', path: `${path}${name}.${index}.` }, values)
      this.#add(table, row)
    }
  }

  #addRelations({ table, path, id }: Position, field: FlattenedField, values: readonly unknown[]): void {
    if (!('relationTo' in field) || typeof field.relationTo !== 'string') throw new Error(`This can't be written in bulk: ${field.name}`)
    for (const [index, value] of values.entries()) {
      this.#add(`${table}_rels`, { order: index + 1, parent: id, path: `${path}${field.name}`, [`${field.relationTo}ID`]: value })
    }
  }
}

/** As tables are named: `keyFigures` → `key_figures`. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
