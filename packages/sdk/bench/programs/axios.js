import axios from "axios";

// It has no retries.
axios.get("https://api.coffer.example/assets", { timeout: 10_000 }).then(console.log);
