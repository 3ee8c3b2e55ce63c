import { toJSONSchema } from 'zod/mini'
import { plain } from './scenario.ts'
import type { Shape } from './shapes.ts'
import type { Schema } from './types.ts'

/** JSON Schema of what a door accepts: for editors and forms. It stands apart, because who only plays needs none. */
export function jsonSchema({ shape, fighter }: Schema<unknown>): object {
  return fighter === undefined ? json(shape) : withFighters(json(shape), json(fighter))
}
const json = (shape: Shape): object => toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })

/** The envelope's JSON Schema with the system's fighter in it: every field may be left to the content's record. */
function withFighters(envelope: object, fighter: object): object {
  const { $schema: _, ...record } = unrequired(fighter) as Record<string, unknown>
  const properties = {
    ...(record.properties as object),
    count: {
      type: 'integer',
      minimum: 1,
      maximum: 200,
      description: 'How many of him there are, each with a number behind his name. Without it: one, without a number.',
    },
    like: {
      type: 'string',
      description:
        'The record he is made from; fields written here take its place. Without it: the record of his name, if there is one.',
    },
  }
  const { properties: fields, ...rest } = envelope as { properties: Record<string, object> }
  const sides = fields.sides as { propertyNames?: object; description?: string }
  const names = sides.propertyNames
  const side = { type: 'object', propertyNames: names, additionalProperties: { ...record, properties } }
  return {
    ...rest,
    properties: { ...fields, sides: { ...sides, type: 'object', propertyNames: names, additionalProperties: side } },
  }
}

function unrequired(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(unrequired)
  if (!plain(json)) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      key === 'required' && Array.isArray(value) ? [] : [[key, unrequired(value)]],
    ),
  )
}
