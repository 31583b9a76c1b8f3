import * as esbuild from "esbuild"; import { gzipSync } from "node:zlib";
const sz = async (code) => { const r = await esbuild.build({ stdin: { contents: code, resolveDir: ".sz" }, bundle: true, write: false, minify: true, format: "esm", target: "es2022" }); return gzipSync(r.outputFiles[0].contents, {level:9}).length; };
const all="E.callback,E.tryPromise,E.clockWith,E.sleep,E.timeoutOrElse,E.retry,E.forkDetach,E.runPromiseExit,E.runFork,E.acquireUseRelease,E.interruptible,E.suspend,E.sync,E.succeed,E.fail,E.failCause,E.catchCause,E.catch,E.map,E.flatMap,E.andThen,E.matchEffect,E.void,S.recurs,S.while,S.modifyDelay,S.setInputType,D.toMillis,C.hasInterruptsOnly,C.squash,DF.await,DF.doneUnsafe,DF.makeUnsafe".split(",");
const code=(l)=>`import * as E from "effect/Effect";import * as S from "effect/Schedule";import * as D from "effect/Duration";import * as C from "effect/Cause";import * as X from "effect/Exit";import * as DF from "effect/Deferred";globalThis.x=[${l.join(",")}]`;
const t=await sz(code(all)); console.log("all",t);
for(const d of all) console.log(d, t-await sz(code(all.filter(x=>x!==d))));
