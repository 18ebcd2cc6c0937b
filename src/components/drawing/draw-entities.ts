import type {
  IArcEntity,
  ICircleEntity,
  IDimensionEntity,
  IDxf,
  IEllipseEntity,
  IEntity,
  IInsertEntity,
  ILineEntity,
  ILwpolylineEntity,
  IMtextEntity,
  IPolylineEntity,
  ISolidEntity,
  ISplineEntity,
  ITextEntity,
} from 'dxf-parser'
import { arcPlaces, circlePlaces, polylinePlaces, splinePlaces } from './curves'
import type { DrawnText, Place } from './drawing'
import { plainLines, plainText } from './dxf-text'
import { AS_IT_IS, inserted, type Move, placed } from './move'
import type { Sheet } from './sheet'

/** Blocks within blocks: deeper ones name themselves. */
const DEEPEST = 8

/** Layers of dimensions, in the words of those who draw. */
const DIMENSIONS = /dim|尺寸|标注/i

/** Lines of a text with several stand so far apart, of their height. */
const LINE_HEIGHT = 1.6

type Context = { file: IDxf; sheet: Sheet; move: Move; depth: number; isDimension: boolean }

/** Puts what a file draws onto a sheet; kinds of entities that a drawing of a device doesn't need are left out. */
export function drawEntities(entities: readonly IEntity[], file: IDxf, sheet: Sheet): void {
  drawAll(entities, { file, sheet, move: AS_IT_IS, depth: 0, isDimension: false })
}

function drawAll(entities: readonly IEntity[], context: Context): void {
  for (const entity of entities) {
    context.sheet.countEntity()
    if (entity.inPaperSpace || entity.visible === false || isHidden(entity, context.file)) continue
    drawers[entity.type]?.(entity, { ...context, isDimension: context.isDimension || DIMENSIONS.test(entity.layer ?? '') })
  }
}

function isHidden({ layer }: IEntity, { tables }: IDxf): boolean {
  const known = tables?.layer?.layers?.[layer]
  return known !== undefined && (known.frozen || known.visible === false)
}

type Point = { x: number; y: number }
const placeOf = ({ x, y }: Point): Place => [x, y]
const kindOf = ({ isDimension }: Context) => (isDimension ? 'dimensions' : 'outline')

function drawLine(places: readonly Place[], context: Context, isClosed = false): void {
  context.sheet.line(
    kindOf(context),
    places.map((place) => placed(context.move, place)),
    isClosed,
  )
}

function drawText(text: DrawnText, context: Context): void {
  const { move, sheet } = context
  const [scale, turned] = [move.scale, move.turned]
  sheet.text(kindOf(context), { ...text, place: placed(move, text.place), height: text.height * scale, turned: text.turned + turned })
}

type Drawer = (entity: IEntity, context: Context) => void

/** The parser has one type for each kind of entity, which its name stands for. */
const drawerOf =
  <E extends IEntity>(draw: (entity: E, context: Context) => void): Drawer =>
  (entity, context) =>
    draw(entity as E, context)

const drawPolyline = drawerOf<IPolylineEntity | ILwpolylineEntity>(({ vertices, shape }, context) =>
  drawLine(polylinePlaces(vertices, shape), context),
)

const drawers: Readonly<Record<string, Drawer>> = {
  POLYLINE: drawPolyline,
  LWPOLYLINE: drawPolyline,
  LINE: drawerOf<ILineEntity>(({ vertices }, context) => drawLine(vertices.map(placeOf), context)),
  CIRCLE: drawerOf<ICircleEntity>(({ center, radius }, context) => drawLine(circlePlaces(placeOf(center), radius), context, true)),
  ARC: drawerOf<IArcEntity>(({ center, radius, startAngle, endAngle }, context) =>
    drawLine(circlePlaces(placeOf(center), radius, startAngle, endAngle), context),
  ),
  ELLIPSE: drawerOf<IEllipseEntity>(({ center, majorAxisEndPoint, axisRatio: ratio, startAngle: from, endAngle: to }, context) =>
    drawLine(arcPlaces({ center: placeOf(center), major: placeOf(majorAxisEndPoint), ratio, from, to }), context),
  ),
  SPLINE: drawerOf<ISplineEntity>(({ controlPoints, fitPoints = [], degreeOfSplineCurve, knotValues = [] }, context) =>
    drawLine(controlPoints ? splinePlaces(degreeOfSplineCurve, knotValues, controlPoints.map(placeOf)) : fitPoints.map(placeOf), context),
  ),
  SOLID: drawerOf<ISolidEntity>(({ points }, context) => {
    const [first, second, third, fourth] = points.map((point) => placed(context.move, placeOf(point)))
    // The last two are given crosswise.
    const corners = [first, second, fourth, third].filter((place) => place !== undefined)
    context.sheet.surface(kindOf(context), corners)
  }),
  TEXT: drawerOf<ITextEntity>((entity, context) => drawText(lineOfText(entity), context)),
  MTEXT: drawerOf<IMtextEntity>((entity, context) => {
    for (const line of linesOfText(entity)) drawText(line, context)
  }),
  INSERT: drawerOf<IInsertEntity>(({ name, ...entity }, context) => drawBlock(name, context, inserted(context.move, entity))),
  DIMENSION: drawerOf<IDimensionEntity>(({ block }, context) => drawBlock(block, { ...context, isDimension: true }, context.move)),
}

function drawBlock(name: string, context: Context, move: Move): void {
  const block = context.file.blocks?.[name]
  if (!block?.entities || context.depth >= DEEPEST) return
  const { x = 0, y = 0 } = block.position ?? {}
  drawAll(block.entities, { ...context, move: inserted(move, { position: { x: -x, y: -y } }), depth: context.depth + 1 })
}

function lineOfText({ startPoint, endPoint, textHeight, rotation, text, halign }: ITextEntity): DrawnText {
  const anchor = halign === 2 ? 'end' : halign ? 'middle' : 'start'
  const point = anchor === 'start' ? startPoint : (endPoint ?? startPoint)
  return { place: placeOf(point), text: plainText(text), height: textHeight, turned: rotation ?? 0, anchor }
}

/** Attached by one of nine points, counted from the upper left one. */
function linesOfText({ position, text, height, rotation, attachmentPoint = 1 }: IMtextEntity): DrawnText[] {
  const turned = rotation ?? 0
  const column = (attachmentPoint - 1) % 3
  const row = Math.floor((attachmentPoint - 1) / 3)
  const lines = plainLines(text)
  const step = height * LINE_HEIGHT
  const whole = height + step * (lines.length - 1)
  const first = -height + (row * whole) / 2
  const angle = (turned * Math.PI) / 180
  return lines.map((line, at): DrawnText => {
    const down = first - at * step
    const place: Place = [position.x - down * Math.sin(angle), position.y + down * Math.cos(angle)]
    return { place, text: line, height, turned, anchor: column === 0 ? 'start' : column === 1 ? 'middle' : 'end' }
  })
}
