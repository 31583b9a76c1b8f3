import createClient from "openapi-fetch";

// It has neither retries nor a timeout.
createClient({ baseUrl: "https://api.coffer.example" }).GET("/assets").then(console.log);
