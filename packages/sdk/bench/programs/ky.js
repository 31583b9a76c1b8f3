import ky from "ky";

ky.get("https://api.coffer.example/assets", { retry: 2, timeout: 10_000 }).json().then(console.log);
