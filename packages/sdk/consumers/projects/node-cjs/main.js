const sdk = require("@coffer/sdk");

import("../job.mjs").then(({ job }) => job(sdk, process.argv[2])).then((done) => console.log(JSON.stringify(done)));
