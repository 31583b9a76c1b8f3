import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../../../spec/tools/bundle.ts";
import { GET_PATH, POST_PATH } from "../calls.ts";

/** The reply of each peer: the contract's example of the call. */
const address = {
  id: "1",
  ...{ coin: "BTC", network: "BTC", networkName: "Bitcoin", address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" },
  ...{ tag: null, tagRequired: false, minDeposit: "0.0001", confirmations: 2, confirmationsToWithdraw: 3 },
  arrivalSeconds: 1200,
};
const reply = { success: true, result: address, error: null, requestId: "req_0000000001" };
const getPath = GET_PATH.split("?", 1)[0] ?? "";

function write(folder: string, name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

/** For Prism: the published contract reduced to these two calls. Prism takes minutes to read all of it. */
export async function contractFile(folder: string): Promise<string> {
  const document = await bundle();
  const paths = Object.entries(document.paths).filter(([path]) => path === getPath || path === POST_PATH);
  return write(folder, "contract.json", { ...document, paths: Object.fromEntries(paths) });
}

/** For json-server: a table for each call, with its path. */
export const tables = (folder: string) => ({
  db: write(folder, "db.json", { addresses: [reply.result], withdrawals: [] }),
  routes: write(folder, "routes.json", { [`${getPath}*`]: "/addresses/1", [POST_PATH]: "/withdrawals" }),
});

/** For Mockoon: two routes with a fixed body. */
export function environmentFile(folder: string, port: number): string {
  const route = (uuid: string, method: string, path: string) => ({
    ...{ uuid, type: "http", documentation: "", method, endpoint: path.slice(1) },
    ...{ responseMode: null, streamingMode: null, streamingInterval: 0 },
    responses: [
      {
        ...{ uuid: `${uuid}-1`, body: JSON.stringify(reply), latency: 0, statusCode: 200, label: "" },
        headers: [{ key: "Content-Type", value: "application/json" }],
        ...{ bodyType: "INLINE", filePath: "", databucketID: "", sendFileAsBody: false, rules: [] },
        ...{ rulesOperator: "OR", disableTemplating: true, fallbackTo404: false, default: true, crudKey: "id" },
        callbacks: [],
      },
    ],
  });
  return write(folder, "mockoon.json", {
    ...{ uuid: "bench", lastMigration: 33, name: "bench", endpointPrefix: "", latency: 0, port, hostname: "127.0.0.1" },
    ...{ folders: [], routes: [route("get", "get", getPath), route("post", "post", POST_PATH)] },
    rootChildren: [
      { type: "route", uuid: "get" },
      { type: "route", uuid: "post" },
    ],
    ...{ proxyMode: false, proxyHost: "", proxyRemovePrefix: false, proxyReqHeaders: [], proxyResHeaders: [] },
    ...{
      tlsOptions: { enabled: false, type: "CERT", pfxPath: "", certPath: "", keyPath: "", caPath: "", passphrase: "" },
    },
    ...{ cors: true, headers: [], data: [], callbacks: [] },
  });
}
