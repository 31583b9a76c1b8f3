import type { components, paths } from "../gen/control.ts";

export type ControlMethod = "GET" | "POST" | "PUT" | "DELETE";

/** `/actors/{actor}/{action}` matches any two words. */
type Filled<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type NameOf<Method extends string, Path> = Path extends `/${infer Name}`
  ? `${Uppercase<Method>} ${Filled<Name>}`
  : never;

type Content<Part> = Part extends { content: { "application/json": infer Json } } ? Json : never;
type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? Query : unknown;
type BodyOf<Call> = Call extends { requestBody?: infer Body } ? Content<NonNullable<Body>> : never;
/** Query and body fields in one object, as a call reads them. */
type InputOf<Call> = ([BodyOf<Call>] extends [never] ? unknown : BodyOf<Call>) &
  ([QueryOf<Call>] extends [never | undefined] ? unknown : NonNullable<QueryOf<Call>>);
type OutputOf<Call> = Call extends { responses: { 200: infer Reply } } ? Content<Reply> : never;

type CallsOf<Path extends keyof paths> = {
  [Method in "get" | "post" | "put" | "delete" as paths[Path][Method] extends { responses: object }
    ? NameOf<Method, Path>
    : never]: { input: InputOf<paths[Path][Method]>; output: OutputOf<paths[Path][Method]> };
};
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** The control calls, by method and path: `POST clock/advance`. */
export type ControlCalls = All<{ [Path in keyof paths]: CallsOf<Path> }[keyof paths]>;
type Named<Method extends ControlMethod, Path extends string> = `${Method} ${Path}` extends infer Name extends
  keyof ControlCalls
  ? ControlCalls[Name]
  : never;
/** The paths that take a method. */
export type ControlPath<Method extends ControlMethod> = keyof ControlCalls extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;
export type ControlInput<Method extends ControlMethod, Path extends string> = Named<Method, Path>["input"];
export type ControlOutput<Method extends ControlMethod, Path extends string> = Named<Method, Path>["output"];

/** The types of the calls' inputs and replies, by name. */
export type ControlSchemas = components["schemas"];
